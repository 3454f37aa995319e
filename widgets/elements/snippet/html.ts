import { elementTags, loaderData } from './element-tags.ts';
import type { SnippetFiles, SnippetPart, SnippetUse } from './snippet.ts';

/** The loader, with what holds for all elements of its page. */
function loader({ address, integrity }: SnippetFiles, use: SnippetUse, type = ''): string {
  return [
    `<script ${type}src="${address}/staykit.js" integrity="${integrity}" crossorigin`,
    `        ${loaderData(use)} async></script>`,
  ].join('\n');
}

/** Elements on any page. */
export const htmlSnippet = (use: SnippetUse, files: SnippetFiles): SnippetPart[] => [
  {
    title: 'In the head of the page: all that its elements need is asked for with the HTML.',
    // The loader first: over HTTP/1.1 a browser opens six connections, and further requests wait.
    text: [loader(files, use, 'type="module" '), ...files.links].join('\n'),
  },
  { title: 'Where they stand:', text: elementTags(use) },
  {
    title: 'A page that cannot say which elements it has takes this line alone, one round trip later:',
    text: loader(files, use),
  },
];

/** A text in PHP, between single quotes. */
const php = (text: string): string => `'${text.replaceAll(/[\\']/g, (sign) => `\\${sign}`)}'`;

/** Elements in WordPress, without a plugin: the theme prints the head, a block has the tags. */
export const wordpressSnippet = (use: SnippetUse, files: SnippetFiles): SnippetPart[] => [
  {
    title: 'In functions.php of the theme: the head of the pages that have elements.',
    text: `add_action( 'wp_head', function () {
	if ( is_singular() && str_contains( get_post()->post_content, '<stay-' ) ) {
		echo ${php([loader(files, use, 'type="module" '), ...files.links, ''].join('\n'))};
	}
} );`,
  },
  { title: 'In a block "Custom HTML", where they stand:', text: elementTags(use) },
];
