declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    /** Layout features by their tags; all where none are named. */
    keepFeatures?: string[]
    noHinting?: boolean
    /** A number pins an axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** The font with no other glyphs than those that the text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
