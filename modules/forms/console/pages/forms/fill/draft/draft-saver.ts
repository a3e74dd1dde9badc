import type { FormValues } from '#modules/forms/engine/schema/form'
import { createStore } from 'zustand'
import { RequestError } from 'atrium/console/data'
import type { FormDraft, OfferState } from '../../../../../contract/filling'

/** From the first key after a save to the next save, in milliseconds: a person who types makes at most 40 calls in a minute. */
const pauseMillis = 1500
/** From a save that failed to the next attempt, in milliseconds. */
const retryMillis = 10_000

interface DraftState {
  /** When the draft was saved last; undefined before the first time. */
  readonly savedAt?: string
  /** Why the last save failed, in the language of the reader. */
  readonly error?: string
  /** The draft was saved, sent or deleted elsewhere since; nothing is saved until the person has decided. */
  readonly isStale: boolean
}

interface Typed {
  readonly values: FormValues
  /** The version of the form that they were typed into. */
  readonly number: number
}

/** Saves the values. `version` is that of the draft they replace; null where there is none yet. */
type Save = (typed: Typed, version: number | null) => Promise<{ version: number; savedAt: string; offer: OfferState }>

/** Keeps the draft of one form on the server while somebody types, one call at a time. */
export class DraftSaver {
  readonly state = createStore<DraftState>(() => ({ isStale: false }))
  readonly #save: Save
  readonly #onOffer: (offer: OfferState) => void
  #version: number | null = null
  #number: number | undefined
  #unsaved: Typed | undefined
  #running: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isPaused = false

  /** `onOffer` is called after each save with whether the form takes an entry. */
  constructor(first: FormDraft | null, save: Save, onOffer: (offer: OfferState) => void) {
    this.#save = save
    this.#onOffer = onOffer
    this.#take(first)
  }

  /** Saves it soon. */
  change(typed: Typed): void {
    this.#unsaved = typed
    if (this.#timer === undefined || this.state.getState().error !== undefined) this.#wait(pauseMillis)
  }

  hasUnsaved = (): boolean => this.#unsaved !== undefined

  /** Saves at once what is not saved yet. */
  flush = (): void => {
    this.#stop()
    if (this.#running || this.#isPaused || !this.#unsaved || this.state.getState().isStale) return
    this.#running = this.#send(this.#unsaved).then((millis) => {
      this.#running = undefined
      if (this.#unsaved && !this.#isPaused) this.#wait(millis)
    })
  }

  /** Ends saving, and resolves when a save that had begun is over; `resume` begins it again. */
  async pause(): Promise<void> {
    this.#isPaused = true
    this.#stop()
    await this.#running
  }

  resume(): void {
    this.#isPaused = false
    if (this.#unsaved) this.#wait(pauseMillis)
  }

  /** Goes on with the draft as the server has it, or with none; what is not saved yet is given up. */
  reset(draft: FormDraft | null): void {
    this.#stop()
    this.#unsaved = undefined
    this.#take(draft)
  }

  /** Saves what was typed here over a draft that was saved elsewhere. */
  overwrite(draft: FormDraft | null): void {
    this.#take(draft)
    this.flush()
  }

  /** Resolves with how long to wait before the next call. */
  async #send(typed: Typed): Promise<number> {
    if (typed.number !== this.#number) this.#version = null
    this.#number = typed.number
    try {
      const { version, savedAt, offer } = await this.#save(typed, this.#version)
      this.#version = version
      if (this.#unsaved === typed) this.#unsaved = undefined
      this.state.setState({ savedAt, error: undefined })
      this.#onOffer(offer)
      return pauseMillis
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error.result?.error === 'form.draftStale') this.state.setState({ isStale: true })
      else this.state.setState({ error: error.isHandled ? undefined : error.msg })
      return retryMillis
    }
  }

  #take(draft: FormDraft | null): void {
    this.#version = draft?.version ?? null
    this.#number = draft?.number
    this.state.setState({ savedAt: draft?.savedAt, error: undefined, isStale: false })
  }

  #wait(millis: number): void {
    this.#stop()
    this.#timer = setTimeout(this.flush, millis)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
