/**
 * The rules on dependencies between modules, as tests over the compiled classes of each of them.
 */
package org.xmlbench.suite.architecture;
