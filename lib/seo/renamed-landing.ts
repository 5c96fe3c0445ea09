import { withoutLegalForm } from '@/lib/aliases/company-names';
import type { FilterOptions } from '@/lib/catalog/types';
import { slugify } from '@/lib/format/slug';
import type { LandingKind } from '@/lib/routes';
import type { AliasKind, NameGroup } from '@/lib/search/understand/names/alias-kinds';
import { currentNames } from '@/lib/search/understand/names/name-groups';
import { nameKey } from '@/lib/search/understand/tokens/tokens';
import { type LandingSubject, landingSubjects } from './landing';

const aliasKinds: Partial<Record<LandingKind, AliasKind>> = { areas: 'district', developers: 'developer' };

/**
 * The subject that a former name means: names have no key in feeds, so only an alias, built in or of the desk, or a legal
 * form makes a rename certain. Null when there is none or several.
 */
export function renamedLanding(
  kind: LandingKind,
  slug: string,
  options: FilterOptions,
): LandingSubject | null {
  const aliasKind = aliasKinds[kind];
  if (!aliasKind) return null;
  const groups = currentNames().groups.filter(
    (group) => group.kind === aliasKind && group.names.some((name) => slugify(name) === slug),
  );
  const company = kind === 'developers' ? companySlug(slug.replaceAll('-', ' ')) : null;
  const [subject, ...others] = landingSubjects(kind, options).filter(
    (one) =>
      one.slug !== slug && (groups.some((group) => isIn(group, one)) || companySlug(one.name) === company),
  );
  return others.length === 0 ? (subject ?? null) : null;
}

function isIn({ city, names }: NameGroup, subject: LandingSubject): boolean {
  const isSameCity = city === null || subject.city === null || nameKey(city) === nameKey(subject.city);
  return isSameCity && names.some((name) => nameKey(name) === nameKey(subject.name));
}

function companySlug(name: string): string {
  return slugify(withoutLegalForm(name));
}
