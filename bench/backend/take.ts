export async function take<T>(answer: PromiseLike<{ data: T; error: { message: string } | null }>): Promise<T> {
  const { data, error } = await answer
  if (error) throw new Error(error.message, { cause: error })
  return data
}
