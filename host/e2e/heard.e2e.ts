import { openStay } from './checkout-journey.ts';
import { inDays } from './pictures/state.ts';
import { beginsWith, textsOf } from './texts.ts';
import { calendarIsLoaded } from './traveller.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');
const DATED = `checkin=${inDays(40)}&checkout=${inDays(42)}&a=2`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who hears the search box and a card hears their parts in order: the old price, the promotion, the total', async ({
  page,
}) => {
  await page.goto(site('fr-fr', `/search?${DATED}`), { waitUntil: 'networkidle' });
  await expect(page.getByRole('search', { name: t('searchBox.label') }).first()).toMatchAriaSnapshot(`
    - search "Trouver un séjour":
      - text: Destination
      - combobox "Destination"
      - button /Dates \\S+/
      - button "Thème Tous les thèmes"
      - button "Voyageurs 2 adultes"
      - button "Rechercher"
  `);
  const cards = page.getByRole('list', { name: t('results.list'), exact: true }).getByRole('article');
  await expect(cards.filter({ has: page.locator('s') }).first()).toMatchAriaSnapshot(`
    - article /.+, .+/:
      - 'group /Photos : .+/'
      - button /Agrandir les photos, .+/
      - button /Ajouter .+, .+ à mes favoris/
      - heading /.+, .+/ [level=3]:
        - link /.+, .+/
      - paragraph:
        - text: /Prix avant promotion [\\d ]+ € −\\d+ % Total/
        - strong: /[\\d ]+ €/
        - text: /pour 2 nuits ·\\s?\\d+ € par nuit 2 personnes/
      - link "Voir les autres offres de cet hôtel"
  `);
});

test('who hears the calendar hears each day with its price, and what is chosen', async ({ page }) => {
  await page.goto(site('fr-fr', `/search?${DATED}`), { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: beginsWith(t('searchBox.dates')) })
    .first()
    .click();
  const calendar = page.getByRole('dialog', { name: t('calendar.title') });
  await calendarIsLoaded(calendar, t);
  await expect(calendar).toMatchAriaSnapshot(`
    - dialog "Choisissez vos dates":
      - group "Choix rapides":
        - button "Le week-end prochain"
      - grid /\\S+ \\d{4}/:
        - caption: /\\S+ \\d{4}/
        - rowgroup:
          - row "lun. mar. mer. jeu. ven. sam. dim."
      - grid /\\S+ \\d{4}/
      - button "Mois précédent"
      - button "Mois suivant"
      - status:
        - strong: 2 nuits
        - text: /, .+, à partir de \\d+ €/
      - button "Effacer"
      - button "Valider"
  `);
  const chosen = calendar.getByRole('gridcell', { selected: true });
  await expect(chosen).toHaveCount(3);
  await expect(chosen.first()).toHaveAccessibleName(/^\S+ \S+ \S+ \d{4}, arrivée, à partir de \d+\s€/);
  await expect(chosen.last()).toHaveAccessibleName(/^\S+ \S+ \S+ \d{4}, départ/);
});

test('who hears the box beside a stay hears what it costs before what changes it', async ({ page }) => {
  await page.goto(site('fr-fr', `/product/1058005#${DATED}`), { waitUntil: 'networkidle' });
  await expect(page.locator('[data-island="booking-box"]')).toMatchAriaSnapshot(`
    - group "Réserver ce séjour":
      - status: /[\\d, ]+ € en tout pour 2 nuits, 2 adultes/
      - paragraph:
        - text: Total
        - strong: /[\\d, ]+ €/
      - paragraph: /2 nuits · \\d+ € par nuit · 2 adultes/
      - button /Dates .+/
      - button "Voyageurs 2 adultes"
      - button "Réserver"
      - list:
        - listitem:
          - strong: /\\+\\d+ €/
          - button /Ajouter .+/
  `);
});

test('who hears the checkout hears the stay, its price and the fields, each with its name', async ({
  page,
}) => {
  const { url } = await openStay(page, { host: 'fr-fr', locale: 'fr_FR', at: 48 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Retour au séjour"
      - heading "Réservez votre séjour" [level=1]
      - region:
        - heading [level=2]
        - term: Arrivée
        - term: Départ
        - term: Voyageurs
        - definition: 2 adultes, 2 nuits
        - heading "Le détail du prix" [level=3]
        - term: Total
        - definition: /[\\d ,]+ €/
      - group "Réservez votre séjour":
        - region "Vos coordonnées":
          - heading "Vos coordonnées" [level=2]
          - textbox "Prénom"
          - textbox "Nom"
          - textbox "Adresse e-mail"
          - textbox "Téléphone (facultatif)"
        - region "Quand souhaitez-vous payer ?":
          - radiogroup "Quand souhaitez-vous payer ?":
            - radio /En une fois .+/ [checked]
        - region "Comment souhaitez-vous payer ?":
          - radiogroup "Comment souhaitez-vous payer ?":
            - radio "Carte bancaire" [checked]
      - button /Passer au paiement de [\\d ,]+ €/
  `);
});
