/** A film of the hero: silent until the visitor wants to hear it, and without end. */
export interface Film {
  video: HTMLVideoElement
  readonly muted: boolean
  play(): void
  pause(): void
  /** Pauses, goes back to the beginning and is silent again. */
  stop(): void
  toggleSound(): void
}

export function film(video: HTMLVideoElement): Film {
  video.muted = true
  video.loop = true
  // A browser may refuse to play, to save power for one: the poster stands.
  const play = () => void video.play().catch(() => {})
  // Some browsers end a film although it loops.
  video.addEventListener('ended', () => {
    video.currentTime = 0
    play()
  })
  return {
    video,
    get muted() {
      return video.muted
    },
    play,
    pause: () => video.pause(),
    stop() {
      video.pause()
      video.muted = true
      if (video.readyState > 0) video.currentTime = 0
    },
    toggleSound() {
      video.muted = !video.muted
    },
  }
}
