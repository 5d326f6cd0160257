import type { World } from '../../src/demo/world.ts'
import { makeWorld } from './build.ts'

/** What looks like a text to a CMS, and of which a reader sees nothing. */
export const BLANK_TEXTS = ['\u200b', '&nbsp;', ' \u00ad', '\ufeff', '\u2060\u200d', '&amp;nbsp;', '<o:p>&nbsp;</o:p>']
/** HTML as Word and a CMS leave it; the words KEEP must be shown, the words DROP must not, and nothing empty. */
export const PASTED_HTML = [
  '<h2>&nbsp;</h2><h3>KEEP heading</h3><p><strong>&nbsp;</strong><br></p><h4><span>\u200b</span></h4>',
  '<xml><w:WordDocument><w:View>DROP</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml>',
  '<w:WordDocument><w:View>DROP</w:View></w:WordDocument><m:mathPr><m:mathFont>DROP</m:mathFont></m:mathPr>',
  '<!--[if gte mso 9]><xml><o:AllowPNG>DROP</o:AllowPNG></xml><![endif]-->',
  '&lt;!--[if gte mso 9]&gt;&lt;xml&gt;DROP&lt;/xml&gt;&lt;![endif]--&gt;',
  '<style>/* DROP */ p.MsoNormal {mso-style-parent:""}</style>',
  '<p class=MsoNormal>KEEP words of <st1:City w:st="on">KEEP</st1:City><o:p>&nbsp;</o:p></p><p><o:p></o:p></p>',
  '<ul><li></li><li>KEEP 40&nbsp;m² AT&amp;amp;T &amp;lt;3</li><li>&#8203;</li></ul><ol><li> </li></ol><blockquote><p></p></blockquote>',
  '<p>KEEP<strong> </strong>apart <a href="hotels/deniz-kizi/rooms">\u200b</a></p><figure><figcaption></figcaption></figure>',
].join('\n')

const TEXTS = /^(?:title|subtitle|text|name|label|value|venue|beds|view|alt|address)$/

/** Every text of every record is blank or escaped twice, every html pasted from Word. `isBlank` decides which. */
export function pasted(isBlank: (turn: number) => boolean = (turn) => turn % 2 === 0): World {
  const world = makeWorld({ langs: ['tr', 'en'] })
  let turn = 0
  const paste = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    for (const [key, item] of Object.entries(value)) {
      const fields = value as Record<string, unknown>
      if (typeof item !== 'string') paste(item)
      else if (key === 'html' || key === 'directions') fields[key] = PASTED_HTML
      else if (TEXTS.test(key))
        fields[key] = isBlank(turn++) ? BLANK_TEXTS[turn % BLANK_TEXTS.length] : `${item} &amp;amp; &#39;&lt;3&#39;`
    }
  }
  for (const row of world.rows()) paste(row)
  return world
}
