const PAGE = { width: 595, height: 842 }

// Brackets and backslashes end or escape a PDF string; signs beyond ASCII would need an embedded font.
const pdfText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&')

/** One A4 page with a title in Helvetica, as a PDF written by hand. The title is reduced to ASCII. */
export function documentPdf(title: string): Buffer {
  const text = pdfText(title)
  const { width, height } = PAGE
  const content = [
    '0.32 0.14 0.33 RG 2 w 48 48 499 746 re S',
    '0.96 0.63 0.11 rg 48 720 499 6 re f',
    `BT 0.21 0.09 0.23 rg /F1 24 Tf 72 744 Td (${text}) Tj ET`,
    'BT 0.35 0.3 0.36 rg /F1 12 Tf 72 690 Td (Crystal Hotels) Tj ET',
  ].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${text}) >>`,
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, i) => {
    const start = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const count = objects.length + 1
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}
