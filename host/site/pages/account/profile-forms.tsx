import { POSTAL_CODE_MAX_LENGTH } from '@staykit/values/contact/postal-code.ts';
import { languageTag, LOCALES } from '@staykit/values/market/locale.ts';
import type { CustomerProfile } from '@staykit/client/visitor/profile.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import * as C from '../checkout/checkout.styles.ts';
import * as S from './account.styles.ts';
import { AccountFormView } from './account-forms.tsx';

/** Countries that customers live in, ISO 3166-1: those of the shop first. */
const COUNTRIES = ['FR', 'BE', 'NL', 'ES', 'IT', 'LU', 'DE', 'CH', 'AT', 'GB', 'IE', 'PT'];

/** Letters of a name at most. */
const NAME_LENGTH = 60;

interface ProfileProps {
  request: Pick<PageRequest, 'locale' | 't'>;
  profile: CustomerProfile;
}

/** Who the customer is, how they are reached and where they live. */
export function ProfileForm({ request, profile }: ProfileProps) {
  const { t, locale } = request;
  const tag = languageTag(locale);
  const languages = new Intl.DisplayNames(tag, { type: 'language' });
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const field = (name: 'phone' | 'locale' | 'street' | 'zipCode' | 'city' | 'country') => ({
    id: `account-${name}`,
    name,
    defaultValue: profile[name],
  });
  return (
    <AccountFormView request={request} form="profile">
      <Names t={t} id="account" person={profile} isOwn />
      <Field {...field('phone')} type="tel" autoComplete="tel" maxLength={30} label={t('checkout.phone')} />
      <C.Lines>
        <label htmlFor="account-locale">{t('account.language')}</label>
        <select {...field('locale')}>
          {LOCALES.map((each) => (
            <option key={each} value={each}>
              {languages.of(languageTag(each))}
            </option>
          ))}
        </select>
      </C.Lines>
      <Field
        {...field('street')}
        autoComplete="address-line1"
        maxLength={200}
        label={t('checkout.gift.street')}
      />
      <C.Pair>
        <Field
          {...field('zipCode')}
          autoComplete="postal-code"
          maxLength={POSTAL_CODE_MAX_LENGTH}
          label={t('checkout.gift.zipCode')}
        />
        <Field
          {...field('city')}
          autoComplete="address-level2"
          maxLength={100}
          label={t('checkout.gift.city')}
        />
      </C.Pair>
      <C.Lines>
        <label htmlFor="account-country">{t('checkout.gift.country')}</label>
        <select {...field('country')} autoComplete="country">
          <option value="">–</option>
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {regions.of(code)}
            </option>
          ))}
        </select>
      </C.Lines>
    </AccountFormView>
  );
}

/** Who travels along: rows that a script adds and takes away. */
export function CompanionsForm({ request, profile }: ProfileProps) {
  const { t } = request;
  return (
    <AccountFormView request={request} form="companions">
      <S.Companions data-companions="" data-label={t('account.companion', { number: '#' })}>
        {profile.companions.map((person, place) => (
          <Companion key={place} t={t} place={place + 1} person={person} />
        ))}
      </S.Companions>
      <S.None>{t('account.noCompanions')}</S.None>
      <template data-companion="">
        <Companion t={t} place={0} person={{ firstName: '', lastName: '' }} />
      </template>
      <Button type="button" data-add="" disabled>
        {t('account.companionAdd')}
      </Button>
    </AccountFormView>
  );
}

type Named = Pick<CustomerProfile, 'firstName' | 'lastName'>;

function Companion({ t, place, person }: { t: Translate; place: number; person: Named }) {
  return (
    <li>
      <fieldset>
        <legend>{t('account.companion', { number: place })}</legend>
        <Names t={t} id={`companion-${place}`} person={person} />
        <Button type="button" data-remove="" disabled>
          {t('account.companionRemove')}
        </Button>
      </fieldset>
    </li>
  );
}

function Names({
  t,
  id,
  person,
  isOwn = false,
}: {
  t: Translate;
  id: string;
  person: Named;
  isOwn?: boolean;
}) {
  return (
    <C.Pair>
      <Field
        id={`${id}-firstName`}
        name="firstName"
        required
        autoComplete={isOwn ? 'given-name' : 'off'}
        maxLength={NAME_LENGTH}
        label={t('checkout.firstName')}
        defaultValue={person.firstName}
      />
      <Field
        id={`${id}-lastName`}
        name="lastName"
        required
        autoComplete={isOwn ? 'family-name' : 'off'}
        maxLength={NAME_LENGTH}
        label={t('checkout.lastName')}
        defaultValue={person.lastName}
      />
    </C.Pair>
  );
}
