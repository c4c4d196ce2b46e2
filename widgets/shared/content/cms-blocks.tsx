import { PartBoundary } from "#renderer";
import type { CmsBlock } from "#schemas/generated/api/cms.ts";
import { CmsBlockView } from "./cms-block-view.tsx";

/** The blocks of an editors' document in their order, each failing by itself (CMS-04). */
export function CmsBlocks({ blocks }: { readonly blocks: readonly CmsBlock[] }) {
  return blocks.map((block) => (
    <PartBoundary key={block.id} name={`${block.type} ${block.id}`}>
      <CmsBlockView block={block} />
    </PartBoundary>
  ));
}
