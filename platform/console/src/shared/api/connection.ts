import { useEffect } from 'react'
import { create } from 'zustand'
import { api } from './api'
import { send } from './transport'

/** How long until an unanswered server is asked again, in milliseconds. */
const pause = 3000
/** How long it has for its answer, in milliseconds. */
const patience = 5000

/** `isLost`: the server does not answer. `isAnnounced`: the active page says so itself. */
export const useConnection = create<{ isLost: boolean; isAnnounced: boolean }>(() => ({
  isLost: false,
  isAnnounced: false,
}))

let isFollowed = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns whether the server can be reached. */
export async function checkConnection(): Promise<boolean> {
  const { path, method } = api.session.loginOptions
  const isAnswered = await send(path, { method }, () => Promise.resolve(true), { timeout: patience }).catch(() => false)
  setLost(!isAnswered)
  return isAnswered
}

/** Called for each response, whatever its status. */
export function noteAnswer(): void {
  if (useConnection.getState().isLost) setLost(false)
}

/** Called for a request without a response. One alone may have taken too long; without a network there is nothing to check. */
export function noteNoAnswer(): void {
  if (!isFollowed) return
  if (navigator.onLine) void checkConnection()
  else setLost(true)
}

/** Keeps `useConnection` up to date until the returned function is called. Called once at start. */
export function followConnection(): () => void {
  const check = () => void checkConnection()
  isFollowed = true
  window.addEventListener('online', check)
  // The browser may be wrong: a server on this machine, and the one inside of the demo, need no network.
  window.addEventListener('offline', check)
  return () => {
    isFollowed = false
    setLost(false)
    window.removeEventListener('online', check)
    window.removeEventListener('offline', check)
  }
}

/** Calls back when the server is reachable again after it was not, until the returned function is called. */
export function onReconnection(onAnswer: () => void): () => void {
  return useConnection.subscribe((now, former) => former.isLost && !now.isLost && onAnswer())
}

/** `onReconnection` for as long as the component is mounted. */
export function useReconnection(onAnswer: () => void): void {
  useEffect(() => onReconnection(onAnswer), [onAnswer])
}

function setLost(isLost: boolean): void {
  clearTimeout(timer)
  const next = isLost && isFollowed
  if (next) timer = setTimeout(tryAgain, pause)
  if (useConnection.getState().isLost !== next) useConnection.setState({ isLost: next })
}

/** Without a network the browser says when there is one again. */
function tryAgain(): void {
  if (navigator.onLine) void checkConnection()
  else setLost(true)
}
