import { menuLabels } from '../content/group/menus.ts'
import type { GroupPage, Picture, RegionCode, SectionContent, Text } from '../content/types.ts'
import { GROUP_PAGE_KEYS, REGION_CODES } from '../paths.ts'

/** A region as its card and its page need it. */
export interface RegionText {
  code: RegionCode
  name: Text
  /** Card text. */
  text: Text
  title: Text
  description: Text
  picture: Picture
  sections: readonly SectionContent[]
}

/** The group's static pages. */
export const groupPages: readonly GroupPage[] = GROUP_PAGE_KEYS.map((key) => ({
  key,
  title: menuLabels[key],
  description: menuLabels[key],
  sections: [],
}))

const named = (code: RegionCode): Text => {
  const word = code.charAt(0) + code.slice(1).toLowerCase()
  return { tr: word, en: word, de: word, ru: word }
}

export const regions: readonly RegionText[] = REGION_CODES.map((code, index) => ({
  code,
  name: named(code),
  text: named(code),
  title: named(code),
  description: named(code),
  picture: { subject: code === 'CAPPADOCIA' ? 'cappadocia' : 'coast', seed: index },
  sections: [],
}))
