import { createContext, useContext } from 'react'
import { useLanguage } from 'atrium/console/text'
import { errorText } from '../errors/design-errors'
import { useDesigner } from '../designer-store'
import css from '../designer.module.css'

/** The key of the item whose settings are shown inside; undefined for those of the form. */
export const SettingsOwner = createContext<string | undefined>(undefined)

/** The error of a setting, such as `rules.0.min`, or of a part of it; with `isAlone` not of its parts. */
export function useSettingError(at: string, isAlone = false): string | undefined {
  const owner = useContext(SettingsOwner)
  const language = useLanguage()
  const error = useDesigner(({ errors }) =>
    errors.find(({ key, setting }) => key === owner && (setting === at || (!isAlone && setting.startsWith(`${at}.`)))),
  )
  return error && errorText(language, error)
}

/** Shows the error of a setting below it. `id` is for its input to be described by. */
export function SettingError({ at, id, isAlone = false }: { at: string; id?: string; isAlone?: boolean }) {
  const error = useSettingError(at, isAlone)
  return (
    error && (
      <span id={id} className={css.error} role="alert">
        {error}
      </span>
    )
  )
}
