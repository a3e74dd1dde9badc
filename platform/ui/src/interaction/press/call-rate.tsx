import { useEffect, useRef } from 'react'
import { useLatest } from '../use-latest'
import { checkCallback } from './check-callback'

type Timer = ReturnType<typeof setTimeout>

/**
 * Runs `run` once, `wait` milliseconds after the last call: half a second where left out. What waits is dropped when the part leaves
 * the page. Throws for a `run` that is no function.
 * @example
 * const save = useDebounced(() => void request(api.drafts.save, { body: draft }))
 * return <Button onClick={save}>{t('save')}</Button>
 */
export function useDebounced(run: () => void, wait = 500): () => void {
  checkCallback(run)
  const latest = useLatest(run)
  const timer = useRef<Timer>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), wait)
  }
}

/**
 * Runs `run` at once, and ignores further calls for `wait` milliseconds: a second where left out. Throws for a `run` that is no
 * function.
 * @example
 * const refresh = useThrottled(() => void query.refetch())
 * return <Button onClick={refresh}>{t('refresh')}</Button>
 */
export function useThrottled(run: () => void, wait = 1000): () => void {
  checkCallback(run)
  const rest = useRef<Timer>(undefined)
  const end = () => {
    clearTimeout(rest.current)
    rest.current = undefined
  }
  useEffect(() => end, [])
  return () => {
    if (rest.current !== undefined) return
    rest.current = setTimeout(end, wait)
    run()
  }
}
