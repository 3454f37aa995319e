/** A piece of Preact's file, and what stands in its place. */
export type Cut = readonly [piece: string, instead?: string];

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

/**
 * The same where pages take their server HTML over in pieces (`host/render/hydrate-in-pieces.ts`): a part that waits
 * keeps its one element, and goes on with it.
 */
const awaitedElement: readonly Cut[] = awaited.map(([piece, instead]) =>
  piece.startsWith('128&u.__u')
    ? [piece, '128&u.__u&&(c=32&u.__u,o=[l=u.__e]);']
    : piece.startsWith('if(t&&t.then)')
      ? [
          piece,
          'if(t&&t.then){r.__u|=128|c;o&&(o[o.indexOf(l)]=null);r.__e=l;l=l.nextSibling}else o&&o.some(g);',
        ]
      : [piece, instead ?? ''],
);

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

/** Context: `runtime/hooks.ts` finds a provider above a component by itself. */
const contexts: readonly Cut[] = [
  ['z(e,r,u,t.__n,e.namespaceURI,', 'z(e,r,u,e.namespaceURI,'],
  ['function I(n,t,r,u,i,f,o,e,l,c,a)', 'function I(n,t,r,u,f,o,e,l,c,a)'],
  ['_=z(n,v,h,i,f,o,e,l,c,a)', '_=z(n,v,h,f,o,e,l,c,a)'],
  ['function z(t,r,u,i,f,o,e,l,c,a)', 'function z(t,r,u,f,o,e,l,c,a)'],
  ['L=i,'],
  ['d.__n=i,'],
  ['d.context=L,'],
  ['d.getChildContext&&(i=_({},i,d.getChildContext())),'],
  ['r,u,i,f,o,e,l,c,a),r.__u&=-161', 'r,u,f,o,e,l,c,a),r.__u&=-161'],
  ['F(u.__e,r,u,i,f,o,e,c,a,t)', 'F(u.__e,r,u,f,o,e,c,a)'],
  ['function F(t,r,u,i,f,o,e,l,c,a)', 'function F(t,r,u,f,o,e,l,c)'],
  ['I(a,w(_)?_:[_],r,u,i,f,o,e,', 'I(t,w(_)?_:[_],r,u,f,o,e,'],
  ['i||p,p,r.namespaceURI', 'i||p,r.namespaceURI'],
  [
    'if(i.componentWillUnmount)try{i.componentWillUnmount()}catch(t){n.__e(t,r)}i.__P=i.__n=null',
    'i.__P=null',
  ],
  [
    '||!(4&d.__g)&&d.shouldComponentUpdate&&!1===d.shouldComponentUpdate(M)){r.__v!=u.__v&&(d.props=M,d.__g&=-9),',
    '){',
  ],
  ['d.__g&=-5,'],
];

/** Components that catch: `runtime/component.ts` brings that for those who import it. Errors of refs are none of ours. */
const failures: readonly Cut[] = [
  ['(r.__c=d,2&d.__g&&(d.__g|=1))', '(r.__c=d)'],
  [',1&d.__g&&(d.__g&=-4)'],
  ['D(r),n.__e(t,r,u)', 'n.__e(t,r)'],
  ['function D(n){n&&(n.__c&&(n.__c.__g|=4),n.__k&&n.__k.some(D))}'],
  [
    'function(n,t,r,u){for(var i,o,e;t=t.__;)if((i=t.__c)&&!(1&i.__g)){i.__g|=4;try{if((e=(o=i.constructor)&&o.getDerivedStateFromError)&&i.setState(o.getDerivedStateFromError(n)),i.componentDidCatch&&(i.componentDidCatch(n,u||{}),e=1),e&&8&i.__g)return void(i.__g|=2)}catch(t){n=t}}throw f=0,n}',
    'function(n){throw n}',
  ],
  [
    'try{"function"==typeof t?r?r.__x=t(r)||1:i&&(i=i.__c||i.__e)&&(r=i.__x)&&(i.__x=null,"function"==typeof r?r():t(null)):t.current=r}catch(t){n.__e(t,u)}',
    '"function"==typeof t?t(r):t.current=r',
  ],
  ['function G(t,r,u,i)', 'function G(t,r)'],
  ['G(u[i++],u[i++],u[i++])', 'G(u[i++],u[i++])'],
  ['function E(t,r,u)', 'function E(t,u)'],
  ['E(f,r,o)', 'E(f,o)'],
  ['E(f,r.__k,o),r.__k.props.children=null', 'E(f,o)'],
  ['function(n){n.call(r)}', 'function(n){n()}'],
];

/** The state of class components, which `runtime/component.ts` keeps. */
const states: readonly Cut[] = [
  ['{this.props=n,this.context=t,this.__g=0}', '{}'],
  [
    '(C?r.__c=d=new V(M,L):(r.__c=d=new x(M,L)),d.state||(d.state={}),d.__g|=8,d.__h=[],d.__k=[])',
    '(r.__c=d=new(C?V:x)(M),d.__g=8,d.__h=[])',
  ],
  ['function(n){this.state=_({},this.state,n),this.__v&&L(this)}', 'function(){L(this)}'],
];

/**
 * The fewest moves of a list whose order changes: each part is put where the one before it ends, and most are there.
 * A part is looked for at its place, then from the start.
 */
const order: readonly Cut[] = [
  [
    '_=z(n,v,h,f,o,e,l,c,a),w=v.__e,(h.ref!=v.ref||8&h.__u)&&(h.ref&&G(h.ref,null,v,h),v.ref&&a.push(v.ref,v.__c||w,v)),d=d||w,4&v.__u?(l=A(v,l,n,!h.__v),h.__e&&(h.__e=null)):"function"==typeof v.type&&void 0!==_?l=_:w&&(l=w.nextSibling),v.__u&=-21)',
    'l=z(n,v,h,f,o,e,l,c,a),h.ref!=v.ref&&(h.ref&&G(h.ref,null),v.ref&&a.push(v.ref,v.__c||v.__e)),d=d||v.__e,h.__e&&(h.__e=null))',
  ],
  ['l=f+_,o.__=n,o.__b=n.__b+1,e=null,~(c=o.__i=P(o,r,l,d))', 'o.__=n,o.__b=n.__b+1,~(c=o.__i=P(o,r,f))'],
  [
    ',e&&e.__v?(o.__u|=16,c==l-1?_--:c==l+1?_++:c!=l&&(c>l?_--:_++,g=1)):(~c||(i>v?_--:i<v&&_++),"function"!=typeof o.type&&(o.__u|=4))):',
    '):',
  ],
  [
    'if(g){for(a=[],s=[],f=0;f<i;f++)if((o=k[f])&&16&o.__u){for(_=0,p=a.length;_<p;)a[y=_+p>>1]<o.__i?_=y+1:p=y;a[_]=o.__i,s[f]=_+1}for(_=a.length;f--;)s[f]&&(s[f]==_?_--:k[f].__u|=4)}',
  ],
  [
    'function P(n,t,r,u){var i,f=n.key,o=n.type,e=t[r],l=e&&!(2&e.__u);if(null===e&&null==f||l&&f==e.key&&o==e.type)return r;if(u>(l?1:0)){for(i=r-1;i>=0;i--)if((e=t[i])&&!(2&e.__u)&&f==e.key&&o==e.type)return i;for(i=r+1;i<t.length;i++)if((e=t[i])&&!(2&e.__u)&&f==e.key&&o==e.type)return i}return-1}',
    'function P(n,t,r){function u(t){return t&&!(2&t.__u)&&n.key==t.key&&n.type==t.type}return null===t[r]&&null==n.key||u(t[r])?r:t.findIndex(u)}',
  ],
  [
    'if(i=n.__k)for(f=0;f<i.length;f++)i[f]&&(i[f].__=n,t=A(i[f],t,r,!1));return t}',
    'return n.__k.some(function(u){u&&(u.__=n,t=A(u,t,r))}),t}',
  ],
  ['r.__k.some(function(n){n&&(n.__=r)}),d.__h.length&&e.push(d),l=S(u);break n', 'l=A(r,l,t);break n'],
  ['q,A,O,P,T,N,V=r.type', 'q,V=r.type'],
  ['A=s&&s.type===$&&null==s.key?s.props.children:s,', 'k=s&&s.type===$&&null==s.key?s.props.children:s,'],
  ['w(A)?A:[A]', 'w(k)?k:[k]'],
  ['else l=r.__e=F(u.__e,r,u,f,o,e,c,a);', 'else r.__e=F(u.__e,r,u,f,o,e,c,a),l=A(r,l,t,!u.__v);'],
  ['if(r.constructor!==h)return null;', 'if(r.constructor!==h)return l;'],
];

/** Names that no source of ours gives an element, and questions whose answer is known. */
const known: readonly Cut[] = [
  [
    'var u,i,f,o={},e=arguments.length;for(f in t)"key"==f?u=t[f]:"ref"==f&&"function"!=typeof n?i=t[f]:o[f]=t[f];return e>2&&(o.children=e>3?d.call(arguments,2):r),m(n,o,u,i,null)',
    'var{key:u,ref:i,...o}=t||p;return"function"==typeof n&&i&&(o.ref=i,i=null),m(n,o,u,i)',
  ],
  ['"function"!=typeof r&&(r=null),"function"!=typeof u&&(u=null),'],
  ['"width"!=t&&"height"!=t&&"href"!=t&&"list"!=t&&"form"!=t&&', '"href"!=t&&'],
  ['"download"!=t&&"rowSpan"!=t&&"colSpan"!=t&&'],
  ['if("function"==typeof r)return;'],
  ['"popover"==t&&1==r?"":r', 'r'],
  ['n.event?n.event(r):r', 'r'],
  ['H=n.__r,q=0', 'q=0'],
  ['H&&H(r),', 'n.__r?.(r),'],
  ['return(s=n.diffed)&&s(r),l', 'return n.diffed?.(r),l'],
  ['n.unmount&&n.unmount(t),', 'n.unmount?.(t),'],
  [':f||(f="http://www.w3.org/1999/xhtml")', ':0'],
  [
    'M=a.ownerDocument||document,!C)return M.createTextNode(x);t=M.createElementNS(f,C,a)',
    '!C)return document.createTextNode(x);t=document.createElementNS(f,C)',
  ],
  ['a=t,o="textarea"==C&&null!=x.defaultValue?null:o&&d.call(a.childNodes)', 'o=o&&d.call(t.childNodes)'],
  [
    'k=$[s],"children"==s||s in x||"value"==s&&"defaultValue"in x||"checked"==s&&"defaultChecked"in x||N(t,s,null,k,f)',
    '"children"==s||s in x||"value"==s&&"defaultValue"in x||N(t,s,null,$[s],f)',
  ],
  ['l&&"textarea"!=C||(', 'l||('],
  ['G(i,null,r,t)', 'G(i,null)'],
  [
    'if(i=t.__k)for(e=0;e<i.length;e++)i[e]&&J(i[e],r,"function"!=typeof t.type||u);',
    '(t.__k||y).some(function(n){n&&J(n,"function"!=typeof t.type||u)});',
  ],
  ['function J(t,r,u)', 'function J(t,u)'],
  ['J(e,e)', 'J(e)'],
  ['i?null:r.firstChild?d.call(r.childNodes):null', 'i?null:d.call(r.childNodes)'],
  ['n&&"object"==typeof n&&(n.__u|=32),', 'n.__u|=32,'],
];

const others: readonly Cut[] = [
  ...portals,
  ...markup,
  ...classes,
  ...listeners,
  ...contexts,
  ...failures,
  ...states,
  ...order,
  ...known,
];

/** All that is taken out of Preact for elements, in this order: a piece may be what is left of an earlier one. */
export const CUTS: readonly Cut[] = [...awaited, ...others];

/** The same for pages of the host. */
export const PAGE_CUTS: readonly Cut[] = [...awaitedElement, ...others];
