/** Packages under antd that do nothing when they are loaded and do not say so: a third of them is imported and never used. */
const SILENT_PACKAGES = /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/].+\.m?js$/

/** Rule of every build: code of `SILENT_PACKAGES` that nobody uses is left out. Their styles, if they had any, would stay. */
export const silentPackages = { test: SILENT_PACKAGES, sideEffects: false } as const
