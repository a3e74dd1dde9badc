let playing: HTMLMediaElement | undefined

/** Call it when a player starts: the one that played before pauses, so that two are never heard at once. */
export function playsAlone(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause()
  playing = media
}

/** Call it when a player is left: it pauses, and is not held any longer. */
export function stopsPlaying(media: HTMLMediaElement): void {
  media.pause()
  if (playing === media) playing = undefined
}
