import { useEffect, useState, type SyntheticEvent } from 'react'

/** How long a site may take, in milliseconds. One that does not answer at all says neither "loaded" nor "error". */
const patience = 20_000

/**
 * Loads an address into an `object`, and says how that goes: an `iframe` says "loaded" of a site that rejected too. The object is put into the
 * empty sandboxed frame of the frame's document, and has its sandbox.
 */
export function useFrame(title: string, address: string) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), patience)
    return () => clearTimeout(timer)
  }, [state, attempt])
  return {
    state,
    attempt,
    retry: () => {
      setAttempt(attempt + 1)
      setState('loading')
    },
    /** To be called when the document of the frame is there. */
    onReady: ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
      const place = currentTarget.contentDocument?.querySelector('iframe')?.contentDocument
      if (!place || place.querySelector('object')) return
      const site = place.createElement('object')
      site.addEventListener('load', () => setState('shown'))
      site.addEventListener('error', () => setState('failed'))
      site.title = title
      site.data = address
      place.body.style.cssText = 'margin: 0; overflow: hidden'
      site.style.cssText = 'display: block; width: 100%; height: 100vh'
      place.body.append(site)
    },
  }
}
