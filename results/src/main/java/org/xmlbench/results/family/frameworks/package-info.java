/** Results of binding frameworks. */
package org.xmlbench.results.family.frameworks;
