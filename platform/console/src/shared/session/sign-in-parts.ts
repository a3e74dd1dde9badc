import type { ComponentType } from 'react'

/** Parts of the sign-in page that a product has of its own. */
export interface SignInParts {
  /** In place of logo and slogan in the half beside the form, which is a banner above it on a phone. The ground of the settings stays behind it. */
  readonly Beside?: ComponentType
  /** Below the form: a hint, or another way to sign in. */
  readonly Below?: ComponentType
  /** At the lower end of the half with the form. */
  readonly Footer?: ComponentType
}

/** Loads the file with the parts. */
export type LoadSignIn = () => Promise<{ readonly parts: SignInParts }>

let current: LoadSignIn | undefined

/** Sets what loads the parts of the product, before the console starts. */
export function setSignIn(load: LoadSignIn | undefined): void {
  current = load
}

/** Returns what loads the parts of the product; undefined where it has none. */
export const loadSignIn = (): LoadSignIn | undefined => current
