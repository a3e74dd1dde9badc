import { playsAlone, stopsPlaying } from './only-one'
import { placeAfter, type PlayMode } from './play-order'

/** A piece of a playlist. */
export interface Track {
  /** The address of the sound. */
  src: string
  title: string
  artist?: string
  /** The address of a square picture. */
  cover?: string
  /** The text of an LRC file. */
  lyrics?: string
}

export interface PlaybackState {
  /** The place of the track in the list. */
  index: number
  isPlaying: boolean
  /** In seconds. */
  time: number
  duration: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  mode: PlayMode
  /** The places of the tracks that could not be played. */
  failed: ReadonlySet<number>
}

const beginning: PlaybackState = {
  index: 0,
  isPlaying: false,
  time: 0,
  duration: 0,
  volume: 1,
  isMuted: false,
  mode: 'order',
  failed: new Set(),
}

/**
 * Plays a list of tracks. A track that cannot be loaded is marked as failed, and the list goes on with the next one. It pauses when
 * another player of the page starts.
 */
export class Playback {
  #audio = new Audio()
  #tracks: readonly Track[]
  #state = beginning
  #listeners = new Set<() => void>()
  #played = new Set<number>()
  /** It plays, or would if the track were there. */
  #isWanted = false

  constructor(tracks: readonly Track[]) {
    this.#tracks = tracks
    this.#audio.preload = 'metadata'
    this.#listen()
    this.#load(0)
  }

  state = (): PlaybackState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    // React does not ask again by itself when a hidden page is shown.
    listener()
    return () => this.#listeners.delete(listener)
  }

  /** Another list, or the same one with other words. */
  setTracks(tracks: readonly Track[]): void {
    const before = this.#tracks
    if (tracks === before) return
    const isSame = (place: number) => tracks[place]?.src === before[place]?.src
    this.#tracks = tracks
    this.#change({ failed: new Set([...this.#state.failed].filter(isSame)) })
    if (isSame(this.#state.index)) return
    this.pause()
    this.#load(0)
  }

  toggle = (): void => {
    if (this.#state.isPlaying) this.pause()
    else if (this.#state.failed.has(this.#state.index)) this.choose(this.#state.index)
    else this.#play()
  }

  pause(): void {
    this.#isWanted = false
    this.#audio.pause()
  }

  /** It pauses, and nothing holds it any longer. */
  leave(): void {
    this.#isWanted = false
    stopsPlaying(this.#audio)
  }

  /** Plays the track of a place; one that failed is tried again. */
  choose = (index: number): void => {
    this.#change({ failed: new Set([...this.#state.failed].filter((one) => one !== index)) })
    this.#load(index)
    this.#play()
  }

  /** To the next track, or to the one before. */
  step = (by: 1 | -1): void => {
    if (by === 1) this.#goOn(false)
    else this.#load(this.#before(this.#state.index))
  }

  /** In seconds from the beginning. */
  seek = (time: number): void => {
    const { duration } = this.#audio
    this.#audio.currentTime = Math.min(Math.max(time, 0), Number.isFinite(duration) ? duration : time)
    this.#change({ time: this.#audio.currentTime })
  }

  setVolume = (volume: number): void => {
    this.#audio.volume = Math.min(1, Math.max(0, volume))
    this.#audio.muted = false
    // Keys come faster than the event.
    this.#change({ volume: this.#audio.volume, isMuted: false })
  }

  setMuted = (isMuted: boolean): void => {
    this.#audio.muted = isMuted
  }

  setMode = (mode: PlayMode): void => {
    this.#played = new Set([this.#state.index])
    this.#change({ mode })
  }

  #listen(): void {
    const audio = this.#audio
    const on = (type: string, react: () => unknown) => audio.addEventListener(type, react)
    on('play', () => {
      playsAlone(audio)
      this.#change({ isPlaying: true })
    })
    on('pause', () => {
      // Another player began: this one does not go on by itself.
      if (audio.paused && !audio.ended) this.#isWanted = false
      this.#change({ isPlaying: false })
    })
    on('timeupdate', () => this.#change({ time: audio.currentTime }))
    on('durationchange', () => this.#change({ duration: Number.isFinite(audio.duration) ? audio.duration : 0 }))
    on('volumechange', () => this.#change({ volume: audio.volume, isMuted: audio.muted }))
    // The event comes also where a paused track is moved to its end.
    on('ended', () => this.#isWanted && this.#goOn(true))
    on('error', () => {
      const { failed, index } = this.#state
      this.#change({ failed: new Set(failed).add(index), isPlaying: false })
      if (this.#isWanted) this.#goOn(false)
    })
  }

  #play(): void {
    this.#isWanted = true
    // The browser rejects before the first press on the page, and when another track takes the place.
    void this.#audio.play().catch(() => this.#change({ isPlaying: !this.#audio.paused }))
  }

  #load(index: number): void {
    this.#change({ index, time: 0, duration: 0 })
    this.#played.add(index)
    this.#audio.src = this.#tracks[index]?.src ?? ''
    if (this.#isWanted) this.#play()
  }

  /** A track that failed is passed over: it would lead forward again. */
  #before(index: number): number {
    const { length } = this.#tracks
    let place = index
    do place = (place - 1 + length) % length
    while (place !== index && this.#state.failed.has(place))
    return place
  }

  #goOn(isEnd: boolean): void {
    const { mode, failed, index } = this.#state
    const count = this.#tracks.length
    if (this.#played.size >= count) this.#played = new Set([index])
    const place = { mode, count, played: new Set([...this.#played, ...failed]), isEnd }
    let next = placeAfter({ ...place, index })
    for (let tries = 1; next !== undefined && failed.has(next) && tries < count; tries++)
      next = placeAfter({ ...place, index: next })
    if (next === undefined || failed.has(next)) this.pause()
    else if (next === index) this.choose(index)
    else this.#load(next)
  }

  #change(changed: Partial<PlaybackState>): void {
    this.#state = { ...this.#state, ...changed }
    for (const listener of this.#listeners) listener()
  }
}
