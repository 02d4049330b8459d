/** Reads each kind of token by the specification, judges all of it, and words errors. */
package org.xmlbench.piximal.engine.strict;
