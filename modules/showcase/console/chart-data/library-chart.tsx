import { saveFile } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import { EChart, type EChartLabels, type EChartProps } from '#modules/showcase/parts/chart/echart'
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
  const labels = useChartLabels()
  return (
    <EChart
      {...props}
      labels={empty === undefined ? labels : { ...labels, empty }}
      onSave={(picture, kind) => saveFile(new File([picture], `${props.label}.${kind}`, { type: picture.type }))}
    />
  )
}

/**
 * Returns the words of an `EChart` in the reader's language.
 * @example
 * <EChart label={t('visits')} option={optionOf} table={table} labels={useChartLabels()} />
 */
export function useChartLabels(): EChartLabels {
  const t = useText(texts)
  return {
    chart: t('chart'),
    keys: t('keys'),
    showTable: t('showTable'),
    hideTable: t('hideTable'),
    savePng: t('savePng'),
    saveSvg: t('saveSvg'),
    empty: t('noData'),
    failed: t('failed'),
    retry: t('retry'),
    value: (name, value) => t('value', { name, value }),
  }
}
