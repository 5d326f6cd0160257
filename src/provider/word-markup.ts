/** What Word leaves in a text that was pasted from it: settings and styles that nobody wrote and everybody would read. */

/** A conditional comment, also one that a CMS escaped. What stands in `[if !mso]` is for browsers. */
const COMMENT = /(?:<|&lt;)!--\[if (?!!)[^\]]*\](?:>|&gt;)(?:(?!endif\]).)*(?:<|&lt;)!\[endif\](?:--)?(?:>|&gt;)/gis
const SETTINGS = /<xml\b[^<>]*>.*?<\/xml\s*>/gis
const STYLE = /<style\b[^<>]*>[^<]*\bmso[^<]*<\/style\s*>/gi
/** Settings hold text themselves, as in `<w:View>Normal</w:View>`; the tags that are named hold what somebody wrote. */
const SETTING = /<((?!o:p\b|w:(?:t|p|r|sdt|ins)\b)[mowx]:\w+)\b[^<>]*>[^<]*<\/\1\s*>/gi
const TAG = /<\/?(?:[mowvx]|st\d):\w+[^<>]*>/gi

export function withoutWordMarkup(text: string): string {
  const rest = text.includes('endif]') ? text.replace(COMMENT, '') : text
  return rest.replace(SETTINGS, '').replace(STYLE, '').replace(SETTING, '').replace(TAG, '')
}

/** Whether HTML shows that it was pasted from Word. */
export function isFromWord(html: string): boolean {
  return /\bmso-|\bMso[A-Z]/.test(html) || withoutWordMarkup(html) !== html
}
