import { useStay } from '../../hooks/stay-context.tsx';
import { CheckList } from './check-list.tsx';
import { isTicked, ticked } from './filters.model.ts';
import { Heading, Section } from './filters.styles.ts';
import type { SectionProps } from './section-props.ts';

/** The values that the shop shows first, of whatever families; nothing where it names none. [FACET-05] */
export function HighlightedFilters({ draft, facets, onTick }: SectionProps) {
  const { t } = useStay();
  const values = facets?.values.highlighted ?? [];
  if (!values.length) return null;
  return (
    <Section data-divided="true">
      <Heading>
        <h3>{t('filters.section.highlighted')}</h3>
      </Heading>
      <CheckList
        choices={values.map((facet, index) => ({
          value: String(index),
          label:
            facet.family === 'stars'
              ? t('card.stars', { count: Number(facet.value) })
              : facet.family === 'score'
                ? t('filters.scoreOption', { score: facet.value })
                : facet.label,
          count: facet.count,
          checked: isTicked(draft, facet),
        }))}
        onToggle={(index) =>
          onTick((latest) => {
            const facet = values[Number(index)];
            return facet ? ticked(latest, facet) : {};
          })
        }
      />
    </Section>
  );
}
