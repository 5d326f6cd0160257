/** Short texts of a template, set apart by bars or lines, without the spaces around them. */
export const listed = (text: string): string[] =>
  text
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter(Boolean)
