import {
  AliasNode,
  type DeleteQueryNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  type QueryId,
  RawNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  WhereNode,
} from 'kysely'
import { requestContext } from '../http/request-context'

const IS_ADMIN = RawNode.createWithSql('(select public.is_admin())')

interface Filtered {
  readonly where?: WhereNode
}

class Closing extends OperationNodeTransformer {
  readonly #closed: ReadonlySet<string>

  constructor(closed: ReadonlySet<string>) {
    super()
    this.#closed = closed
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    return this.#close(super.transformSelectQuery(node, queryId), node.from?.froms ?? [])
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    return this.#close(super.transformUpdateQuery(node, queryId), node.table ? [node.table] : [])
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    return this.#close(super.transformDeleteQuery(node, queryId), node.from.froms)
  }

  #close<Node extends Filtered>(node: Node, from: readonly OperationNode[]): Node {
    if (!from.some((one) => this.#isClosed(one))) return node
    const where = node.where ? WhereNode.cloneWithOperation(node.where, 'And', IS_ADMIN) : WhereNode.create(IS_ADMIN)
    return { ...node, where }
  }

  #isClosed(node: OperationNode): boolean {
    if (AliasNode.is(node)) return this.#isClosed(node.node)
    return TableNode.is(node) && this.#closed.has(node.table.identifier.name)
  }
}

/**
 * PostgreSQL checks a policy for each row found: the time showed customers how many orders match (ADR 0034).
 */
export const closedTables: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const closed = requestContext.getStore()?.closedTables
    return closed ? new Closing(closed).transformNode(node, queryId) : node
  },
  transformResult: async ({ result }) => result,
}
