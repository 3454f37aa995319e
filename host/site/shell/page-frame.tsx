import type { DocumentFrame } from '../framework/document/document.tsx';
import { Announcement } from './banners/announcement.tsx';
import { PromoBar } from './banners/promo-bar.tsx';
import { CareBar } from './care/care-bar.tsx';
import { ConsentBar } from './consent/consent-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { appSites } from './menus/app-site.ts';
import { PreviewBar } from './preview/preview-bar.tsx';
import type { ShellProps } from './shell-props.ts';

/** What stands around a page: header, banners and footer. */
export function pageFrame(props: ShellProps): DocumentFrame {
  return {
    top: <Top {...props} />,
    bottom: <Footer {...props} />,
    appSites: appSites(props.origin, props.sites),
  };
}

/** What stands above a page, in the order in which it is read. [HOME-04] */
function Top(props: ShellProps) {
  const { shell, around, visit } = props;
  const announcement = (visit.care ? undefined : around?.announcement) ?? shell?.announcement;
  return (
    <>
      <ConsentBar {...props} />
      <CareBar {...props} />
      <PreviewBar {...props} />
      {announcement && <Announcement {...props} announcement={announcement} />}
      {around?.header !== false && <Header {...props} />}
      {shell?.promoBar && <PromoBar {...props} bar={shell.promoBar} />}
    </>
  );
}
