import { lazy, Suspense, type Ref } from 'react'
import { IconButton } from '../../button'
import { Icon } from '../../icon'
import css from './icon-picker.module.css'
import type { IconLabels } from './icon-labels'
import { PickerPanel } from './picker-panel'

export type { IconLabels } from './icon-labels'

const IconGallery = lazy(() => import('./icon-gallery').then((loaded) => ({ default: loaded.IconGallery })))

interface IconPickerProps {
  /** The words of the button, of the panel and of the categories. */
  labels: IconLabels & {
    /** Shows while there is no icon, and names the panel. */
    choose: string
    clear: string
  }
  /** With its prefix, such as `lucide:users`; empty for none. */
  value?: string
  /** Called with the name of the icon that is chosen, and with the empty text when it is taken back. */
  onChange?: (name: string) => void
  /** Offers only these, with their prefix. */
  only?: readonly string[]
  /** The key under which the browser keeps what was chosen last; without it, that is not kept. */
  recentKey?: string
  /** Whether the choice can be taken back; then `onChange` gets the empty text. */
  canClear?: boolean
  /** It can neither be chosen nor taken back. */
  disabled?: boolean
  /** The ref of the button. A form gives this and the next ones, so that its label and its errors belong to the button. What else it gives is not for buttons. */
  ref?: Ref<HTMLButtonElement>
  /** The id of the button. */
  id?: string
  /** The name of the field where it has no label. */
  'aria-label'?: string
  /** The id of a hint or an error. */
  'aria-describedby'?: string
}

/**
 * A field for one icon of lucide. Its button shows the icon and its name, and opens a panel with search, categories and a grid. Choosing
 * closes the panel. Works as a field of a form. Icons and search load when it is opened first.
 * @example
 * <Form.Item name="icon" label={t('icon')}>
 *   <IconPicker labels={labels} recentKey="icons" />
 * </Form.Item>
 */
export function IconPicker(props: IconPickerProps) {
  const { labels, value, onChange, only, recentKey, canClear = true, disabled, ref, id } = props
  const shown = value ? value.replace(/^.*:/, '') : labels.choose
  const label = props['aria-label']
  return (
    <div className={css.field} data-disabled={disabled}>
      <PickerPanel
        panelLabel={labels.choose}
        className={css.button}
        disabled={disabled}
        button={
          <>
            {value && <Icon name={value} size={18} />}
            <span className={value ? css.name : css.empty}>{shown}</span>
            <Icon name="lucide:chevron-down" className={css.arrow} />
          </>
        }
        ref={ref}
        id={id}
        // What a button shows has to be in its name.
        aria-label={label && `${label}: ${shown}`}
        aria-describedby={props['aria-describedby']}
      >
        {(close) => (
          <div className={css.panel}>
            <Suspense fallback={<div role="status" aria-busy="true" aria-label={labels.loading} />}>
              <IconGallery
                labels={labels}
                value={value}
                only={only}
                recentKey={recentKey}
                takesFocus
                onPick={(name) => {
                  onChange?.(name)
                  close()
                }}
              />
            </Suspense>
          </div>
        )}
      </PickerPanel>
      {canClear && value && !disabled && (
        <IconButton icon="lucide:x" label={labels.clear} className={css.clear} onClick={() => onChange?.('')} />
      )}
    </div>
  )
}
