import type { Plugin } from 'vite';

/** A piece of Preact's file, and what stands in its place. */
type Cut = readonly [piece: string, instead?: string];

/** Server HTML whose components are still being awaited: none of ours is. Nor is there any other comment in it. */
const awaited: readonly Cut[] = [
  ['128&u.__u&&(c=32&u.__u,s=u.__c.__z)&&(r.__u|=c,p=o=[],8==s.nodeType?l=B(s,o):o.push(s),l=o[0]||l),'],
  [',r.__u&=-161,p&&p.some(g),', ',r.__u&=-161,'],
  [
    'if(t&&t.then){if(r.__u|=128|c,o){for(~(T=o.indexOf(l||void 0))||(T=o.length);(N=o[T-1])&&8==N.nodeType;)T--;for(;T<o.length;T++)if(N=o[T])if(o[T]=null,O){if(N==P)break}else{if(8!=N.nodeType)break;N.data.startsWith("$s")&&(P=B(O=N))}}if(!O){for(;l&&8==l.nodeType&&l.nextSibling;)l=l.nextSibling;O=l}(s=B(O=r.__c.__z||(r.__c.__z=O)))?(r.__e=O,l=s):r.__e=l,l=l&&l.nextSibling}else o&&o.some(g);',
    'o&&o.some(g);',
  ],
  [
    'function B(n,t){if(n&&8==n.nodeType&&n.data.startsWith("$s"))for(var r=1;n=n.nextSibling;){if(8==n.nodeType)if(n.data.startsWith("$s"))r++;else if(n.data.startsWith("/$s")&&!--r)return n;t&&t.push(n)}}',
  ],
  ['!u&&(i=t.__c)&&(i=i.__z)&&(f=B(i,o=[]))&&(i==t.__e&&o.some(g),g(f),g(i)),'],
  ['t&&t.then||D(r),', 'D(r),'],
  [
    'for(t&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,e=t;e&&8==e.nodeType;)e=e.nextSibling;for(o!=e&&',
    't&&!t.parentNode&&(t=S(n))&&!t.parentNode&&(t=null),o=n.__e,o!=t&&',
  ],
  [
    '(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&8==t.nodeType&&!t.data.startsWith("$s"););return t}',
    '(!u&&r.moveBefore&&o.parentNode?r.moveBefore(o,t):r.insertBefore(o,t||null));return o.nextSibling}',
  ],
];

/** Portals: panels use the top layer. */
const portals: readonly Cut[] = [
  ['||n.props.__P?null:S(n)', '?null:S(n)'],
  ['&&!n.props.__P'],
  ['if(n.props.__P)return t;'],
  [
    'M.__P&&(s=l,f=(t=M.__P).namespaceURI,c=o=null,u.props&&u.props.__P!=t&&(u.__k.some(function(n){n&&J(n,n)}),u.__k=null),l=u.__k?S(u,0):null),',
  ],
  ['M.__P&&(r.__e=null,l=s),'],
  ['||u&&!t.props.__P', '||u'],
];

/** Raw HTML and style objects, which lint forbids; formulas, templates, progress bars, customized built-ins. */
const markup: readonly Cut[] = [
  ['"dangerouslySetInnerHTML"==s?y=k:'],
  ['"dangerouslySetInnerHTML"==s?h=k:'],
  [
    'h?(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[]):(y&&(t.textContent=""),("foreignObject"==C||"http://www.w3.org/1998/Math/MathML"==f&&v.test(C))&&(f="http://www.w3.org/1999/xhtml"),I(',
    '(I(',
  ],
  [
    'if("style"==t)if("string"==typeof r)n.style.cssText=r;else{if("string"==typeof u&&(n.style.cssText=u=""),u)for(t in u)r&&t in r||T(n.style,t);if(r)for(t in r)u&&r[t]==u[t]||T(n.style,t,r[t])}else if(',
    'if(',
  ],
  ['"math"==C?f="http://www.w3.org/1998/Math/MathML":'],
  ['.replace(/xlink(H|:h)/,"h")'],
  ['f=t!=(t=t.replace(l,"$1")),', ''],
  [
    'r?n.addEventListener(t,o,f):n.removeEventListener(t,o,f)',
    'r?n.addEventListener(t,o):n.removeEventListener(t,o)',
  ],
  ['x.is?x:a', 'a'],
  ['a="template"==C&&t.content||t,', 'a=t,'],
  [
    '"progress"==C&&null==b?t.removeAttribute(s):null==b||b===t[s]&&("progress"!=C||b)||',
    'null==b||b===t[s]||',
  ],
];

/** What class components may do beyond catching an error of others and showing something else: none of ours does. */
const classes: readonly Cut[] = [
  ['j=(s=V.contextType)&&i[s.__c],L=s?j?j.props.value:s.__:i,', 'L=i,'],
  ['(r.__c=d=new x(M,L),d.constructor=V,d.render=K),j&&j.sub(d),', '(r.__c=d=new x(M,L)),'],
  [
    'C&&(d.__s||(d.__s=d.state),V.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=_({},d.__s)),_(d.__s,V.getDerivedStateFromProps(M,d.__s)))),',
  ],
  ['k=d.props,b=d.state,'],
  ['M!==k&&C&&!V.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(M,L),'],
  ['!1===d.shouldComponentUpdate(M,d.__s,L)', '!1===d.shouldComponentUpdate(M)'],
  ['d.state=d.__s,d.__g&=-9', 'd.__g&=-9'],
  ['y.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&e.push(d),l=S(u)', 'd.__h.length&&e.push(d),l=S(u)'],
  [
    'd.componentWillUpdate&&d.componentWillUpdate(M,d.__s,L),C&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(k,b,m)})',
  ],
  [
    'else C&&!V.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),C&&d.componentDidMount&&d.__h.push(d.componentDidMount);',
  ],
  ['q=C?25:0;', 'q=0;'],
  ['s=d.render(d.props,d.state=d.__s,d.context)', 's=C?d.render():V.call(d,M)'],
  ['C&&(y.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,'],
  ['C&&u.__c&&d.getSnapshotBeforeUpdate&&(m=d.getSnapshotBeforeUpdate(k,b)),'],
  ['function K(n,t,r){return this.constructor(n,r)}'],
  [
    'function(n,t){var r=this.__s;r&&r!=this.state||(r=this.__s=_({},this.state)),"function"==typeof n&&(n=n(_({},r),this.props)),n&&(_(r,n),this.__v&&(t&&this.__k.push(t),L(this)))},x.prototype.forceUpdate=function(n){this.__v&&(this.__g|=4,n&&this.__h.push(n),L(this))},x.prototype.render=$,',
    'function(n){this.state=_({},this.state,n),this.__v&&L(this)},',
  ],
  ['t.Provider=(t.Consumer=function(n,t){return n.children(t)}).contextType=t', 't.Provider=t'],
];

/** What Preact tells tools of a render, and our hooks do not ask for. */
const listeners: readonly Cut[] = [
  ['return!o&&n.vnode&&n.vnode(e),e}', 'return e}'],
  ['n.vnode&&n.vnode(r),'],
  ['(s=n.__b)&&s(r);'],
  ['n.__c&&n.__c(r,t),'],
  ['n.__&&n.__(t,r),9==r.nodeType&&(r=r.documentElement),'],
  ['l&&(n.__m&&n.__m(r,o),l=!1)', 'l=!1'],
];

/**
 * Leaves out of Preact what no source of ours can reach, since `runtime/react.ts` names all that they take: a quarter
 * of it. Undefined where this Preact does not hold each piece once.
 */
export function withoutUnreached(code: string): string | undefined {
  let rest = code;
  for (const [piece, instead = ''] of [...awaited, ...portals, ...markup, ...classes, ...listeners]) {
    const [before, after, ...more] = rest.split(piece);
    if (before === undefined || after === undefined || more.length > 0) return undefined;
    rest = before + instead + after;
  }
  return rest;
}

/** The same in a build. Another Preact stays whole, and the build says so. */
export function leanPreact(): Plugin {
  return {
    name: 'staykit-lean-preact',
    transform(code, id) {
      if (!/\/preact\/dist\/preact\.m?js(?:\?|$)/.test(id)) return undefined;
      const lean = withoutUnreached(code);
      if (lean === undefined)
        this.warn('lean-preact.ts does not know this version of Preact: it stays whole.');
      return lean === undefined ? undefined : { code: lean, map: null };
    },
  };
}
