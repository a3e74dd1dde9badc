/**
 * Where tsc keeps what it found in each file, with a hash of its content. A copy of the checkout has it too, where tsc then checks only the files
 * that differ and those that depend on what they export.
 */
export const foundTypes = 'test-results/types.tsbuildinfo'

/** The arguments of tsc that check the types of a checkout or of a copy of it. In a CI its output would have colours, which `firstErrors` does not read. */
export const typeOptions = ['--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', foundTypes]
