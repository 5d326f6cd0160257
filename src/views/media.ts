/** Provider files → pictures and videos at the site's own addresses. */
import type { FileRecord } from '../records/parts.ts'
import type { SlideRecord } from '../records/records.ts'
import { fileUrl, mediaName } from '../routes/pictures.ts'
import type { ViewContext } from './context.ts'
import { namedLink } from './links.ts'
import type { PictureView, SlideView, VideoView } from './view.ts'

/** Size to assume if the provider gives none: its ratio reserves the space. */
const USUAL = { width: 1600, height: 1067 }

export function pictureView(context: ViewContext, file: FileRecord, alt?: string): PictureView
export function pictureView(context: ViewContext, file: FileRecord | undefined, alt?: string): PictureView | undefined
export function pictureView(context: ViewContext, file: FileRecord | undefined, alt = ''): PictureView | undefined {
  if (!file) return undefined
  context.files.set(file.id, file)
  const { width, height } = file.width && file.height ? { width: file.width, height: file.height } : USUAL
  return { id: mediaName(file), width, height, alt: file.alt ?? alt }
}

/** A picture whose content the adjacent text already says: empty alternative text. */
export function decorativePicture(context: ViewContext, file: FileRecord): PictureView
export function decorativePicture(context: ViewContext, file: FileRecord | undefined): PictureView | undefined
export function decorativePicture(context: ViewContext, file: FileRecord | undefined): PictureView | undefined {
  return file && { ...pictureView(context, file), alt: '' }
}

export function pictureViews(context: ViewContext, files: FileRecord[], alt = ''): PictureView[] {
  return files.map((file) => pictureView(context, file, alt))
}

/** Address of a file that is passed through unchanged. */
export function fileHref(context: ViewContext, file: FileRecord | undefined): string | undefined {
  if (!file) return undefined
  context.files.set(file.id, file)
  return fileUrl(mediaName(file), file.source, file.mimeType)
}

interface VideoFrame {
  poster: FileRecord | undefined
  alt: string
}

export function videoView(context: ViewContext, file: FileRecord, { poster, alt }: VideoFrame): VideoView {
  const view = { src: fileHref(context, file)!, type: file.mimeType ?? 'video/mp4' }
  return poster ? { ...view, poster: pictureView(context, poster, alt) } : view
}

interface SlidesPlace {
  /** Names the record in reports. */
  from: string
  /** Alternative text of slides without a title. */
  alt: string
}

export function slideViews(context: ViewContext, slides: SlideRecord[], { from, alt }: SlidesPlace): SlideView[] {
  return slides.map((slide) => {
    const { id, type, title, text } = slide
    const link = slide.target && namedLink(context, slide.target, from)
    return {
      id,
      type,
      ...(type === 'IMAGE' && {
        picture: pictureView(context, slide.file, title ?? alt),
        ...(slide.mobileFile && { mobilePicture: decorativePicture(context, slide.mobileFile) }),
      }),
      ...(type === 'VIDEO' && { video: videoView(context, slide.file, { poster: slide.poster, alt: title ?? alt }) }),
      ...(title && { title }),
      ...(text && { text }),
      ...(link && { link }),
    }
  })
}
