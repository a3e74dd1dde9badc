import { create } from 'zustand'

/** A question before something that cannot be undone. */
export interface Question {
  title: string
  /** The consequences, in one or two sentences. */
  hint?: string
  /** The label of the button that confirms. */
  action: string
  /** Destroys something: the button is red. */
  isDanger?: boolean
  /** Done while the question is still open, its button showing that it is in progress. The question closes whether it fails or not. */
  run?: () => Promise<unknown>
}

interface Asked extends Question {
  answer: (goOn: boolean) => void
}

/** The question on the screen. */
export const useQuestion = create<{ asked?: Asked }>(() => ({}))

/**
 * Asks in a dialog; true when the person confirms. A second question takes the place of the first, which counts as cancelled.
 * @example
 * if (await confirm({ title: t('deleteQuestion'), action: t('delete'), isDanger: true })) await remove()
 */
export function confirm(question: Question): Promise<boolean> {
  useQuestion.getState().asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (goOn: boolean) => {
      if (useQuestion.getState().asked === asked) useQuestion.setState({ asked: undefined })
      resolve(goOn)
    }
    const asked: Asked = { ...question, answer }
    // Opened within the press of Esc that led to it, the dialog would take that as its own.
    setTimeout(() => useQuestion.setState({ asked }))
  })
}
