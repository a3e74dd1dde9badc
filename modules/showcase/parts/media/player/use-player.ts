import { useEffect, useState, useSyncExternalStore } from 'react'
import { Playback, type PlaybackState, type Track } from './playback'
import { useMediaSession } from './use-media-session'

export interface Player extends PlaybackState {
  playback: Playback
  track: Track | undefined
}

/** Plays a list of tracks as long as the component is shown: when the page is left or hidden, it pauses. */
export function usePlayer(tracks: readonly Track[]): Player {
  const [playback] = useState(() => new Playback(tracks))
  const state = useSyncExternalStore(playback.subscribe, playback.state)
  const track = tracks[state.index]
  useEffect(() => playback.setTracks(tracks), [playback, tracks])
  useEffect(() => () => playback.leave(), [playback])
  useMediaSession(track, state.isPlaying, playback)
  return { ...state, playback, track }
}
