/** Removes the settings and styles that text pasted from Word brings along, which readers would see. */

/** Conditional comments, also escaped ones. Content of `[if !mso]` is for browsers and stays. */
const COMMENT = /(?:<|&lt;)!--\[if (?!!)[^\]]*\](?:>|&gt;)(?:(?!endif\]).)*(?:<|&lt;)!\[endif\](?:--)?(?:>|&gt;)/gis
const SETTINGS = /<xml\b[^<>]*>.*?<\/xml\s*>/gis
const STYLE = /<style\b[^<>]*>[^<]*\bmso[^<]*<\/style\s*>/gi
/** Settings have text of their own, as in `<w:View>Normal</w:View>`; the excluded tags have an author's text. */
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
