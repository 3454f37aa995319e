/** A schema of the document: JSON Schema 2020-12. */
export type OpenApiSchema = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: OpenApiSchema;
}

/** A body by content type. */
export type OpenApiContent = Readonly<Record<string, { readonly schema: OpenApiSchema }>>;

/** One answer of an operation. */
export interface OpenApiResponse {
  description: string;
  content?: OpenApiContent;
  headers?: Readonly<Record<string, { description: string; schema: OpenApiSchema }>>;
}

/** An operation of the document. */
export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content: OpenApiContent };
  responses: Record<string, OpenApiResponse>;
  security?: Record<string, string[]>[];
  /** Ids of the calls, where there are several. */
  'x-calls'?: string[];
}

/** The operations of a path by method, in lower case. */
export type OpenApiPath = Record<string, OpenApiOperation>;

/** `/openapi.json`, as far as the gateway fills it. */
export interface OpenApiDocument {
  openapi: string;
  info: Readonly<Record<string, unknown>>;
  servers: readonly { url: string; description?: string }[];
  tags?: readonly { name: string; description: string }[];
  paths: Record<string, OpenApiPath>;
  components?: { schemas?: Record<string, OpenApiSchema>; securitySchemes?: Record<string, OpenApiSchema> };
}
