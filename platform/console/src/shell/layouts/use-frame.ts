import { useEffect, useState } from 'react'
import { useSettings, type Layout } from '#shared/settings/settings'
import { isNarrow } from '#shared/theme/use-narrow'

/** Section 9 of the specification, in milliseconds. */
const resizeDebounce = 500

/** How the shell is laid out now. Below 960 px it is classic, whatever was chosen; the choice comes back with the room for it. */
export function useFrame(): { readonly layout: Layout; readonly mobile: boolean } {
  const mobile = useMobile()
  const chosen = useSettings((settings) => settings.layout)
  return { layout: mobile ? 'classic' : chosen, mobile }
}

function useMobile(): boolean {
  const [mobile, setMobile] = useState(isNarrow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onResize = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setMobile(isNarrow()), resizeDebounce)
    }
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('resize', onResize)
    }
  }, [])
  return mobile
}
