/** Texts without markup, or with far too much: entities, templates, line breaks, signs that show nothing, long ones, names of properties. */
import { CALL, EVIL } from './alive.ts'
import { listed } from '../../harness/listed.ts'

export const ENTITIES = [
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;${CALL}&amp;lt;/script&amp;gt;`,
  `&#60;img src=x onerror=${CALL}&#62;`,
  `&#x3c;img src=x onerror=${CALL}&#x3e;`,
  `&#x0000000000003c;img src=x onerror=${CALL}>`,
  `%3Cscript%3E${CALL}%3C/script%3E`,
  `%253Cscript%253E${CALL}%253C/script%253E`,
  `\\u003cscript\\u003e${CALL}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${CALL}\\x3c/script\\x3e`,
  `+ADw-script+AD4-${CALL}+ADw-/script+AD4-`,
  `&lt&excl;--`,
  `&quot;&apos;&lt;&gt;&amp;&nbsp;&#0;&#xFFFF;&#x110000;`,
  `\ud83d`,
  `\udc00\ud800`,
]

export const TEMPLATES = [
  `{{${CALL}}}`,
  `{{constructor.constructor('${CALL}')()}}`,
  `{${CALL}}`,
  `\${${CALL}}`,
  `#{${CALL}}`,
  `<%= ${CALL} %>`,
  `<?php ${CALL} ?>`,
  `{% raw ${CALL} %}`,
  `$t(${CALL})`,
  `$t(components.common.progress)`,
  `{{count}} {{name}} {{- html}}`,
  `%s %d %o \${window.hit} \`${CALL}\``,
  `$& $1 $$ $\` $'`,
  `[click](javascript:${CALL})`,
  `set:html={${CALL}}`,
  `<Fragment set:html="${CALL}" />`,
  `<astro-island component-url="${EVIL}/island.js" client="load"></astro-island>`,
  `<slot name="x"></slot><!-- server:defer -->`,
]

export const LINES = [
  `x\r\nSet-Cookie: stolen=1`,
  `x\r\n\r\n<script>${CALL}</script>`,
  `x%0d%0aLocation:%20${EVIL}`,
  `x\u2028${CALL}\u2029`,
  `x\u0085y\u000bz\u000c`,
  `x\nBEGIN:VCARD\nEND:VCARD`,
  `User-agent: *\nDisallow: /`,
  `\n\n# Headline\n\n- list`,
  `end 0\n["page/en/",null]`,
]

export const INVISIBLE = [
  `\u202eELTIT SDRAWKCAB`,
  `\u2067right to left isolate`,
  `\u2066\u2066\u2066\u2066unclosed isolates`,
  `\u200bzero\u200bwidth\u200bspaces\u200b`,
  `\u200d\u200c\u2060\ufeffjoiners`,
  `\u061carabic letter mark \u0645\u0631\u062d\u0628\u0627`,
  `\u200f\u200e marks of direction`,
  `a${'\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(40)} stacked`,
  `\u{e0001}\u{e0068}\u{e0069} tag characters`,
  `\ufff9anchor\ufffaruby\ufffb`,
  `\u00adsoft\u00adhyphens\u00ad`,
  `\u3164\u115f\u1160 fillers`,
  `<p>\u202e<a href="/">knil</a></p>`,
  `&#x202e;reversed by an entity&rlm;&lrm;&#8238;`,
  `\u0430pple \u0440aypal homographs`,
]

export const LONG = [
  'unbroken'.repeat(500),
  'https://very.long.example/'.padEnd(3000, 'x'),
  'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel'.repeat(20),
  'W'.repeat(5000),
  '很'.repeat(2000),
  '👩‍👩‍👧‍👦'.repeat(500),
  'a '.repeat(3000),
  '_'.repeat(3000),
  '&nbsp;'.repeat(1000),
  '0123456789'.repeat(300),
  '<b>'.repeat(3000),
  '<div><blockquote><ul><li>'.repeat(1000),
  '<table><tr><td>'.repeat(300),
  '<a href="/">'.repeat(1000),
  `${'<p>'.repeat(2000)}<script>${CALL}</script>`,
  `<table><tr>${'<td>cell</td>'.repeat(200)}</tr></table>`,
  `<ol start="-99999999999999999999"><li>item</ol>`,
  `<td colspan="99999" rowspan="99999">cell`,
]

export const KEYS = listed(`
  __proto__ | constructor | prototype | toString | hasOwnProperty | {"__proto__":{"polluted":1}} | null | undefined | NaN | true
  [object Object] | -0 | 1e999`)
