import { nodesOf } from '#domain/document/nodes.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { ControlProps } from '../../form/control-props.ts';
import { LinkControl } from '../../form/controls/link-control.tsx';
import { Select } from '../../form/controls/select.tsx';
import { ComponentControl } from '../../form/controls/select-controls.tsx';
import { useBlock } from './block-context.ts';

/** The anchors that the blocks of a document have. */
const anchorsIn = ({ layouts }: CmsDocument): string[] => {
  const names = [...nodesOf(layouts)].flatMap(({ props }) => [props.anchor, props.name]);
  return [...new Set(names.filter((name) => typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name)).map((name) => `#${name}`))];
};

function AnchorControl(props: ControlProps) {
  const document = useBlock((block) => block.document);
  return <Select {...props} choices={anchorsIn(document).map((anchor) => ({ value: anchor, label: anchor }))} />;
}

/** A link that may also lead to a place on the page that is edited. */
export const BlockLinkControl = (props: ControlProps) => <LinkControl {...props} Anchor={AnchorControl} />;

/** A shared component, other than the one that is edited. */
export const BlockComponentControl = (props: ControlProps) => <ComponentControl {...props} edited={useBlock(({ screen }) => screen)} />;
