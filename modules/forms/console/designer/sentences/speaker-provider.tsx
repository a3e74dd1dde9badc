import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { useFormDictionary } from '#modules/forms/engine/console/use-form-dictionary'
import { useDesigner } from '../designer-store'
import { speakerOf, type Speaker } from './speaker'
import { texts } from './text'

const SpeakerContext = createContext<Speaker | undefined>(undefined)

/** Lets everything in it say the conditions of the form in the language of the reader. */
export function SpeakerProvider({ children }: { children: ReactNode }) {
  const t = useText(texts)
  const language = useLanguage()
  const form = useDesigner((designer) => designer.form)
  const dictionary = useFormDictionary(form)
  const speaker = useMemo(() => speakerOf(form, t, language, dictionary), [form, t, language, dictionary])
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>
}

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext)
  if (!speaker) throw new Error('Sentences are said inside of the designer.')
  return speaker
}
