import type { Problem } from '../calls.ts';
import { fieldId, sentence } from '../form/problems.ts';

/** All that the check found, each with a link to its field. */
export function FindingList({
  slug,
  problems,
  warnings,
}: Record<'problems' | 'warnings', readonly Problem[]> & { slug: string }) {
  return (
    <>
      <List slug={slug} kind="problems" title="Refused by the check" findings={problems} />
      <List slug={slug} kind="warnings" title="Can be better" findings={warnings} />
    </>
  );
}

function List({
  slug,
  kind,
  title,
  findings,
}: {
  slug: string;
  kind: string;
  title: string;
  findings: readonly Problem[];
}) {
  if (findings.length === 0) return null;
  return (
    <section className="findings" data-kind={kind} aria-label={title}>
      <h2>
        {title} ({findings.length})
      </h2>
      <ul>
        {findings.map((finding, index) => (
          // Two findings may be of one path and the same words.
          <li key={index}>
            <button type="button" className="link" onClick={() => showField(finding.path)}>
              {finding.path}
            </button>{' '}
            {!finding.file.endsWith(`/${slug}/partner.json`) && `In ${finding.file}: `}
            {sentence(finding)}
            {finding.write !== '' && <code>{finding.write}</code>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Brings the field of a path, or the nearest around it, into view and gives it the keyboard. */
function showField(path: string): void {
  for (let keys = path.split('.'); keys.length > 0; keys = keys.slice(0, -1)) {
    const field = document.getElementById(fieldId(keys.join('.')));
    if (!field) continue;
    field.closest('details')?.setAttribute('open', '');
    field.scrollIntoView({ block: 'center' });
    field.focus();
    return;
  }
}
