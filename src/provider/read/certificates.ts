/** What a certificate is about. The provider names no subject, so its title tells: standards by their numbers, labels by their names. */
import type { CertificateSubject } from '../../records/readings.ts'

/** The first that fits. */
const SIGNS: readonly (readonly [CertificateSubject, RegExp])[] = [
  ['food', /iso ?22000|haccp|g[ıi]da|food|lebensmittel|пищев|hijyen|hygien|гигиен/iu],
  [
    'environment',
    /iso ?(?:14001|14064|50001)|green|ye[şs]il|gr[üu]n|зел[её]н|mavi|blue flag|blaue flagge|голубой|çevre|environment|umwelt|эколог|enerji|energ|энерг|s[ıi]f[ıi]r at[ıi]k|zero.?waste|ноль отходов|s[üu]rd[üu]r[üu]leb|sustainab|nachhaltig|устойчив|travelife/iu,
  ],
  ['safety', /iso ?45001|g[üu]ven|safe|sicher|schutz|безопас|охран|sa[ğg]l[ıi]k|health/iu],
  ['quality', /iso ?(?:9001|10002)|kalite|quality|qualit[äa]t|качеств|memnuniyet|satisfaction|zufriedenheit/iu],
]

export function certificateSubject(title: string): CertificateSubject | undefined {
  return SIGNS.find(([, sign]) => sign.test(title))?.[0]
}
