import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { ResultsPage } from '../visitor/references/page.tsx';
import type { ResultsData } from '../visitor/references/record.ts';

/** Prints the page of the references with React and styled-components, its styles collected as their guide says. */
export function printStyled(data: ResultsData): string {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <ResultsPage data={data} />
      </StyleSheetManager>,
    );
    return sheet.getStyleTags() + html;
  } finally {
    sheet.seal();
  }
}
