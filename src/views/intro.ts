import type { PageView, SectionView } from './view.ts'

export interface IntroView {
  /** Shown in large type. */
  say?: string
  section?: SectionView
}

/**
 * The text beside or under the hero's cloth: the lead, if the cloth shows the first slide's text, and the first
 * section, if it is plain text.
 */
export function splitIntro({ body }: PageView): { intro: IntroView; sections: SectionView[] } {
  const [first, ...others] = body.sections
  const plain = first?.layout === 'TEXT' && !first.picture && first.items.length === 0
  const inHead = !body.hero?.slides.length || !body.hero.slides[0]?.text
  return {
    intro: { say: inHead ? undefined : body.lead, section: plain ? first : undefined },
    sections: plain ? others : body.sections,
  }
}
