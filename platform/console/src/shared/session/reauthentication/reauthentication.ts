import { create } from 'zustand'

/** Takes whether the person has shown that it is them; undefined while they are not asked. */
export const useReauthentication = create<{ answer?: (isShown: boolean) => void }>(() => ({}))

let asked: Promise<boolean> | undefined

/** Asks the person, over the page, to show that it is them. Calls at the same time wait for one answer; false where they will not now. */
export function askToShow(): Promise<boolean> {
  return (asked ??= new Promise((resolve) => {
    const answer = (isShown: boolean) => {
      asked = undefined
      useReauthentication.setState({ answer: undefined })
      resolve(isShown)
    }
    useReauthentication.setState({ answer })
  }))
}

/** Closes the question, if there is one, with what became of it. */
export function endReauthentication(isShown: boolean): void {
  useReauthentication.getState().answer?.(isShown)
}
