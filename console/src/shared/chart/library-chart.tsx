import { EChart, type EChartProps } from '@atrium/ui/chart/echart'
import { saveFile } from '../api/file-save'
import { useText } from '../i18n/text'
import { texts } from './text'

type LibraryChartProps = Omit<EChartProps, 'labels' | 'onSave'> & {
  /** The sentence in place of a chart without rows. */
  empty?: string
}

/**
 * A chart of the library in the words of the console; pictures are saved under its label. It brings some 190 KB, so it is for pages that
 * are about charts; the dashboard has `AreaChart` and `ShareChart`.
 * @example
 * <LibraryChart label={t('visits')} option={optionOf} table={{ head: [t('day'), t('visits')], rows }} />
 */
export function LibraryChart({ empty, ...props }: LibraryChartProps) {
  const t = useText(texts)
  const labels = {
    chart: t('chart'),
    keys: t('keys'),
    showTable: t('showTable'),
    hideTable: t('hideTable'),
    savePng: t('savePng'),
    saveSvg: t('saveSvg'),
    empty: empty ?? t('noData'),
    failed: t('failed'),
    retry: t('retry'),
    value: (name: string, value: string | number) => t('value', { name, value }),
  }
  return (
    <EChart
      {...props}
      labels={labels}
      onSave={(picture, kind) => saveFile(new File([picture], `${props.label}.${kind}`, { type: picture.type }))}
    />
  )
}
