import { useState } from 'react'
import { RequestError } from '#shared/api/request-error'

/** `empty`: nothing was entered. A new object each time, so that the field takes the focus again. */
type CodeError = { readonly empty: true } | { readonly msg: string }

/** The errors with which the server asks for a second factor: of an app, of passkeys, or of either. */
const askedBy = ['login.code', 'login.passkey', 'login.codeOrPasskey'] as const

/** The state of the field for a code, which a sign-in of somebody with a second factor asks for. */
export interface CodeState {
  /** How the server asked. */
  readonly asked: (typeof askedBy)[number]
  readonly value: string
  /** Whether the next sign-ins in this browser shall ask for no code. */
  readonly isKept?: boolean | undefined
  readonly error?: CodeError | undefined
}

/**
 * Whether the server asked for a second factor after the right password, and what is typed. `note` takes the error of a try and says whether it was about
 * that factor; `check` says whether a try may be sent.
 */
export function useCode() {
  const [state, setState] = useState<CodeState>()
  const showError = (error: CodeError) => setState((now) => now && { ...now, error })
  const note = (error: unknown): boolean => {
    if (!(error instanceof RequestError)) return false
    const code = error.result?.error
    const asked = askedBy.find((one) => one === code)
    if (asked) {
      setState({ asked, value: '' })
      return true
    }
    const isWrong = state !== undefined && (code === 'login.wrongCode' || Boolean(code?.startsWith('passkey.')))
    if (isWrong) showError({ msg: error.msg })
    return isWrong
  }
  const check = (): boolean => {
    const isMissing = state?.value.trim() === ''
    if (isMissing) showError({ empty: true })
    return !isMissing
  }
  return {
    state,
    note,
    check,
    change: (value: string) => setState((now) => now && { asked: now.asked, isKept: now.isKept, value }),
    keep: (isKept: boolean) => setState((now) => now && { ...now, isKept }),
    /** The fields that a sign-in sends of it. */
    sent: { code: state?.value, keepBrowser: state?.isKept },
    /** Goes back to account and password. */
    leave: () => setState(undefined),
  }
}
