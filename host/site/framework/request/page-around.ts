import type { AnnouncementText } from '@staykit/core/content/announcement.ts';

/** Options of a content page for the shell around it. [LANDING-04] */
export interface PageAround {
  /** Shown unless it is `false`. */
  header?: boolean;
  footer?: boolean;
  /** Stands in for the one of the shop. */
  announcement?: AnnouncementText;
  /** Text at the end of the footer. [FOOTER-04] */
  legal?: string;
  contact?: string;
}
