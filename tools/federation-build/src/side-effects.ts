/** Packages of antd that have no side effects but do not declare it: a third of their code is unused. */
const SILENT_PACKAGES = /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/].+\.m?js$/

/** Rule of every build: drops unused code of `SILENT_PACKAGES`. */
export const silentPackages = { test: SILENT_PACKAGES, sideEffects: false } as const
