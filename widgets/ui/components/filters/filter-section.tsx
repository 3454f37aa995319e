import { Fragment } from 'react';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import type { FacetFamily, TickedFamily } from '@staykit/core/search/facets/facets.ts';
import { CheckList } from './check-list.tsx';
import { isTicked, ticked } from './filters.model.ts';
import { Fold } from './fold.tsx';
import type { FilterSection as Section } from './filter-sections.ts';
import { Group, Heading, None, Section as Fieldset } from './filters.styles.ts';
import type { FilterRanges, SectionProps } from './section-props.ts';

/** The scores to choose from. [FILTER-30] */
export const SCORE_OPTIONS = [9, 8, 7] as const;
/** The star classes to choose from. [FILTER-33] */
export const STAR_OPTIONS = [5, 4, 3] as const;

export interface FilterSectionProps extends SectionProps {
  section: Section;
  /** Shows the heading and a line between sections: in the drawer and the modal. */
  divided?: boolean;
  /** The sections with a slider; nothing while they are being fetched. */
  ranges?: FilterRanges | undefined;
}

/** One section of the filters, with its heading. */
export function FilterSection({ section, divided = false, ranges, ...props }: FilterSectionProps) {
  const { t } = useStay();
  const name = t(`filters.section.${section}`);
  const contents = { ...LISTS, budget: ranges?.BudgetFilter, distance: ranges?.DistanceFilter };
  const Content = contents[section];
  return (
    <Fieldset data-section={section} data-divided={divided}>
      {divided ? (
        <Heading>
          <h3>{name}</h3>
        </Heading>
      ) : (
        <legend>
          <VisuallyHidden>{name}</VisuallyHidden>
        </legend>
      )}
      {Content ? <Content {...props} CheckList={CheckList} /> : <Spinner />}
    </Fieldset>
  );
}

function countsOf(props: SectionProps, family: FacetFamily) {
  const values = props.facets?.values[family];
  return (value: number) => {
    const count = values?.find((facet) => Number(facet.value) === value)?.count;
    return values?.length ? { count: count ?? 0 } : {};
  };
}

function Score(props: SectionProps) {
  const { t } = useStay();
  const { draft, onTick } = props;
  const counts = countsOf(props, 'score');
  return (
    <CheckList
      choices={SCORE_OPTIONS.map((score) => ({
        value: String(score),
        label: t('filters.scoreOption', { score }),
        checked: isTicked(draft, { family: 'score', value: String(score) }),
        ...counts(score),
      }))}
      onToggle={(value) => onTick((latest) => ticked(latest, { family: 'score', value }))}
    />
  );
}

function StarClasses(props: SectionProps) {
  const { t } = useStay();
  const { draft, onTick } = props;
  const counts = countsOf(props, 'stars');
  return (
    <CheckList
      choices={STAR_OPTIONS.map((star) => ({
        value: String(star),
        label: t('card.stars', { count: star }),
        checked: isTicked(draft, { family: 'stars', value: String(star) }),
        ...counts(star),
      }))}
      onToggle={(value) => onTick((latest) => ticked(latest, { family: 'stars', value }))}
    />
  );
}

function FacetList({ draft, facets, onTick, family }: SectionProps & { family: TickedFamily }) {
  return (
    <CheckList
      choices={(facets?.values[family] ?? []).map((facet) => ({
        ...facet,
        checked: isTicked(draft, { family, value: facet.value }),
      }))}
      onToggle={(value) => onTick((latest) => ticked(latest, { family, value }))}
    />
  );
}

function Amenities(props: SectionProps) {
  return <FacetList {...props} family="facility" />;
}

/** What a hotel is, in the order in which it is shown; a group without values is not there. */
const HOTEL_GROUPS = [
  ['types', 'type'],
  ['environments', 'environment'],
  ['styles', 'style'],
] as const;

function Hotel(props: SectionProps) {
  const { t } = useStay();
  const groups = HOTEL_GROUPS.filter(([, family]) => props.facets?.values[family]?.length);
  if (groups.length === 0) return <None>{t('filters.none')}</None>;
  return groups.map(([name, family]) => (
    <Fragment key={family}>
      <Group>{t(`filters.section.${name}`)}</Group>
      <FacetList {...props} family={family} />
    </Fragment>
  ));
}

function Activities({ draft, facets, onTick }: SectionProps) {
  const { t } = useStay();
  if (!facets?.activities.length) return <None>{t(facets ? 'results.emptyActivity' : 'filters.none')}</None>;
  return (
    <Fold>
      {facets.activities.map((group) => (
        <div key={group.name}>
          <Group>{group.name}</Group>
          <CheckList
            choices={group.activities.map(({ id, name, count }) => ({
              value: id,
              label: name,
              count,
              checked: isTicked(draft, { family: 'tag', value: id }),
            }))}
            onToggle={(value) => onTick((latest) => ticked(latest, { family: 'tag', value }))}
          />
        </div>
      ))}
    </Fold>
  );
}

const LISTS = {
  activities: Activities,
  score: Score,
  stars: StarClasses,
  amenities: Amenities,
  hotel: Hotel,
};
