import { Component } from 'react';
import type { ReactNode } from 'react';
import type { Translate } from '@staykit/messages/translate.ts';

interface CrashBoundaryProps {
  children: ReactNode;
  t: Translate;
  /** What the address of the first page is: the minisite's inside one. */
  home: string;
  /** Called on each crash. */
  onCrash: (error: unknown) => void;
}

/** Shown in place of a widget that crashed, with a link to go on. [CRASH-01] [CRASH-02] */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { children, t, home } = this.props;
    if (!this.state.crashed) return children;
    return (
      <div role="alert" data-crash="">
        <h2>{t('host.crashTitle')}</h2>
        <p>{t('host.crashText')}</p>
        <a href={home}>{t('host.toHome')}</a>
      </div>
    );
  }
}
