import { IconPicker } from 'atrium/ui/input/picker/icon-picker'
import type { ComponentProps } from 'react'
import { recentIcons, useIconLabels } from './use-icon-labels'

/**
 * A field for one icon in the words of the console. All of them share the icons that were chosen last.
 * @example
 * <Form.Item name="icon" label={t('icon')}>
 *   <IconInput />
 * </Form.Item>
 */
export function IconInput(props: Omit<ComponentProps<typeof IconPicker>, 'labels' | 'recentKey'>) {
  return <IconPicker labels={useIconLabels()} recentKey={recentIcons} {...props} />
}
