import { useScheme } from 'atrium/console/page'

/** A quiet grey that can be seen on the cards of either theme. */
export function useMarkColour(): string {
  return useScheme() === 'dark' ? 'rgba(255,255,255,0.16)' : 'rgba(20,22,40,0.14)'
}
