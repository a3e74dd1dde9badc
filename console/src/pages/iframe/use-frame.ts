import { useEffect, useState, type SyntheticEvent } from 'react'

/** How long a site may take, in milliseconds. One that does not answer at all says neither "loaded" nor "error". */
const patience = 20_000

/** Loads an address into the `object` of a frame's document, and says how that goes. */
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
      const site = currentTarget.contentDocument?.querySelector('object')
      if (!site || site.data) return
      site.addEventListener('load', () => setState('shown'))
      site.addEventListener('error', () => setState('failed'))
      site.title = title
      site.data = address
    },
  }
}
